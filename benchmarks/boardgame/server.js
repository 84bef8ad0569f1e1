// A game of cards for boardgame.io: three seats with hands that only they see, a market, and a pile that nobody sees.
// node server.js PORT memory|flatfile FOLDER
const { createRequire } = require('node:module');
const [, , port, storage, folder, packages] = process.argv;
const { Server, FlatFile, Origins } = createRequire(`${packages}/`)('boardgame.io/server');
const { PlayerView } = createRequire(`${packages}/`)('boardgame.io/core');

const COLOURS = ['R', 'B', 'Y', 'G'];
const VALUES = [2, 3, 5];
const HAND = 8;

const deck = () => COLOURS.flatMap((colour) => VALUES.flatMap((value) => Array(6).fill(`${colour}${value}`)));
const zeros = () => Object.fromEntries(COLOURS.map((colour) => [colour, 0]));

function setup({ ctx, random }) {
  const pile = random.Shuffle(deck());
  const players = {};
  const open = [];
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: pile.splice(0, 4) };
    open.push({ stock: [], stored: [], tokens: zeros(), flipped: zeros(), vp: 0, size: 4 });
  }
  return { secret: { pile }, players, open, market: pile.splice(0, 6), farm: pile.splice(0, 3), ships: zeros(), discard: [] };
}

// take a card of the market; whoever has a full hand puts the oldest card away
function take({ G, playerID, events, random }, place) {
  const { hand } = G.players[playerID];
  hand.push(...G.market.splice(place, 1));
  if (hand.length > HAND) G.discard.push(hand.shift());
  G.open[playerID].size = hand.length;
  if (G.secret.pile.length === 0) G.secret.pile = random.Shuffle(G.discard.splice(0));
  G.market.push(G.secret.pile.pop());
  events.endTurn();
}

const game = { name: 'load', setup, moves: { take }, playerView: PlayerView.STRIP_SECRETS, minPlayers: 2, maxPlayers: 4 };
const db = storage === 'flatfile' ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST], ...(db && { db }) }).run(Number(port));
