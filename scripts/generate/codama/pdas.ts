import {
  constantPdaSeedNode,
  constantPdaSeedNodeFromString,
  numberTypeNode,
  type PdaNode,
  pdaNode,
  publicKeyTypeNode,
  publicKeyValueNode,
  stringTypeNode,
  variablePdaSeedNode,
} from 'codama'

const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** Programs with PDAs. */
export type ProgramName = 'editions' | 'editionsControls'

/** PDAs whose account types have different names. */
export const PDA_OF_ACCOUNT: Readonly<Record<string, string>> = {
  userAllowListData: 'allowlistEntry',
}

/** Lists all our programs' addresses, and an item's token account. */
export function pdasOf(program: ProgramName, editionsProgramId: string): PdaNode[] {
  switch (program) {
    case 'editions':
      return [editionsDeployment(), hashlist(), tokenAccount()]
    case 'editionsControls':
      return [
        editionsControls(),
        minterStats(),
        minterStatsPhase(),
        allowlistEntry(),
        itemMint(),
        priceToken(),
        priceTokenAccount(),
        priceTokenVault(),
        reveal(),
        // PDAs of other programs, used in this one's instructions.
        { ...editionsDeployment(), programId: editionsProgramId },
        { ...hashlist(), programId: editionsProgramId },
        tokenAccount(),
      ]
  }
}

function editionsDeployment(): PdaNode {
  return pdaNode({
    name: 'editionsDeployment',
    docs: ['The collection of a symbol.'],
    seeds: [
      seedText('editions_deployment'),
      variablePdaSeedNode('symbol', stringTypeNode('utf8'), 'Symbol of the collection.'),
    ],
  })
}

function hashlist(): PdaNode {
  return pdaNode({
    name: 'hashlist',
    docs: ['A page of the mints of a collection, 64 to a page.'],
    seeds: [
      seedText('hashlist'),
      deploymentSeed(),
      variablePdaSeedNode(
        'page',
        numberTypeNode('u32'),
        'Number of the page; page 0 holds the items 1 to 64.',
      ),
    ],
  })
}

function editionsControls(): PdaNode {
  return pdaNode({
    name: 'editionsControls',
    docs: ['The terms on which the items of a collection are minted.'],
    seeds: [seedText('editions_controls'), deploymentSeed()],
  })
}

function minterStats(): PdaNode {
  return pdaNode({
    name: 'minterStats',
    docs: ['What a wallet has minted in a collection.'],
    seeds: [seedText('minter_stats'), deploymentSeed(), minterSeed()],
  })
}

function minterStatsPhase(): PdaNode {
  return pdaNode({
    name: 'minterStatsPhase',
    docs: ['What a wallet has minted in a phase.'],
    seeds: [seedText('minter_stats_phase'), deploymentSeed(), minterSeed(), phaseSeed()],
  })
}

function allowlistEntry(): PdaNode {
  return pdaNode({
    name: 'allowlistEntry',
    docs: ['The price and number of items that a wallet is allowed in a phase.'],
    seeds: [
      seedText('allowlist_entry'),
      deploymentSeed(),
      variablePdaSeedNode('user', publicKeyTypeNode(), 'The wallet that may mint.'),
      phaseSeed(),
    ],
  })
}

function itemMint(): PdaNode {
  return pdaNode({
    name: 'itemMint',
    docs: ['The mint of the next item that a wallet mints with mintWithControlsV2.'],
    seeds: [
      seedText('item_mint'),
      deploymentSeed(),
      minterSeed(),
      variablePdaSeedNode(
        'mintCount',
        numberTypeNode('u64'),
        'Items that the wallet has minted in the collection so far.',
      ),
    ],
  })
}

function priceToken(): PdaNode {
  return pdaNode({
    name: 'priceToken',
    docs: ['A token in which phases of a collection may be priced.'],
    seeds: [
      seedText('price_token'),
      deploymentSeed(),
      variablePdaSeedNode('mint', publicKeyTypeNode(), 'The mint of the token.'),
    ],
  })
}

function priceTokenAccount(): PdaNode {
  return pdaNode({
    name: 'priceTokenAccount',
    docs: ['The associated token account of a wallet for a price token.'],
    programId: ASSOCIATED_TOKEN_PROGRAM,
    seeds: [
      variablePdaSeedNode('owner', publicKeyTypeNode(), 'The wallet that holds the tokens.'),
      variablePdaSeedNode('tokenProgram', publicKeyTypeNode(), 'The program of the token.'),
      variablePdaSeedNode('mint', publicKeyTypeNode(), 'The mint of the token.'),
    ],
  })
}

function priceTokenVault(): PdaNode {
  return pdaNode({
    name: 'priceTokenVault',
    docs: ['What a collection owes in a price token.'],
    seeds: [
      seedText('price_token_vault'),
      variablePdaSeedNode(
        'priceTokenRecord',
        publicKeyTypeNode(),
        'The record of the price token.',
      ),
    ],
  })
}

function reveal(): PdaNode {
  return pdaNode({
    name: 'reveal',
    docs: ['The files that the owner of a collection has committed to.'],
    seeds: [seedText('reveal'), deploymentSeed()],
  })
}

function tokenAccount(): PdaNode {
  return pdaNode({
    name: 'tokenAccount',
    docs: ['The associated token account of a wallet under Token-2022.'],
    programId: ASSOCIATED_TOKEN_PROGRAM,
    seeds: [
      minterSeed(),
      constantPdaSeedNode(publicKeyTypeNode(), publicKeyValueNode(TOKEN_2022_PROGRAM)),
      variablePdaSeedNode('mint', publicKeyTypeNode(), 'The mint of the item.'),
    ],
  })
}

function seedText(text: string) {
  return constantPdaSeedNodeFromString('utf8', text)
}

function deploymentSeed() {
  return variablePdaSeedNode(
    'editionsDeployment',
    publicKeyTypeNode(),
    'The deployment of the collection.',
  )
}

function minterSeed() {
  return variablePdaSeedNode('minter', publicKeyTypeNode(), 'The wallet that mints.')
}

function phaseSeed() {
  return variablePdaSeedNode('phaseIndex', numberTypeNode('u32'), 'Index of the phase, from 0.')
}
