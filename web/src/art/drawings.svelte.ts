/** The symbols of the games that are shown, each drawn into the page once. */
import type { Component } from 'svelte'

class Drawings {
  sheets = $state.raw<readonly Component[]>([])

  add(sheet: Component | null): void {
    if (sheet && !this.sheets.includes(sheet)) this.sheets = [...this.sheets, sheet]
  }
}

export const drawings = new Drawings()
