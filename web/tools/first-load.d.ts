import type { Plugin } from 'vite'
export const BUDGET: number
export function firstLoads(bundle: object): { language: string; names: string[] }[]
export function firstLoad(): Plugin
