import type { Plugin } from 'vite'

export function folderOf(id: string): string[]
export function licences(): Plugin
