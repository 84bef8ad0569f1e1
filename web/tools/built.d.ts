import type { Plugin } from 'vite'
export const PLACE: string
export const ALWAYS: string
export function loadedWith(bundle: object, name: string): Set<string>
export function built(): Plugin
