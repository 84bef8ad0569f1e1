/** The achievement tiles of Guilds, three for each decade, in the order of the notation. */
export const DECADES = [
  { decade: 1, sign: 'I', tiles: ['guild-hall-1', 'achievement-tiles', 'residence-1'] },
  { decade: 2, sign: 'II', tiles: ['guild-hall-2', 'victory-points', 'ship-cards'] },
  { decade: 3, sign: 'III', tiles: ['coins', 'residence-2', 'goods'] },
]
