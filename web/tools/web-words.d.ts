import type { Plugin } from 'vite'
export function keepWebWords(text: string): string
export function webWords(): Plugin
