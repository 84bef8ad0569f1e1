import type { Plugin } from 'vite'
export const PLACE: string
export function built(): Plugin
