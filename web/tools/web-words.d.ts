import type { Plugin } from 'vite'
export function keepWebWords(text: string, part?: 'words' | 'cover' | 'table'): string
export function webWords(): Plugin
