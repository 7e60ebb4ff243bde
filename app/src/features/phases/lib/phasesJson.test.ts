import { solanaAddress } from '@mintline/core/identifiers'
import { UNBOUNDED_END_TIME } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { phaseOnChain } from '#entities/testing/phases.ts'
import { phasesJson } from './phasesJson.ts'

const USDC = solanaAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const [FIRST, SECOND, NAMELESS] = [
  'HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr',
  'Es9vMFrzaCermJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
].map(solanaAddress) as [Mint, Mint, Mint]
type Mint = typeof USDC

const network = { blockchain: 'SOLANA' } as const

describe('phasesJson', () => {
  it('writes exact phases as configs of version 2 have them', () => {
    const phases = [
      phaseOnChain({
        priceAmount: 18_446_744_073_709_551_615n,
        startTime: 1_795_285_800n,
        endTime: 1_795_285_861n,
        maxMintsTotal: 18_446_744_073_709_551_615n,
        active: false,
      }),
      phaseOnChain({
        phaseIndex: 1,
        phaseType: 'merkleTree',
        merkleRoot: new Uint8Array(32).fill(0xab),
        endTime: UNBOUNDED_END_TIME,
      }),
    ]
    expect(
      JSON.parse(phasesJson(phases, { network, tokens: new Map(), names: ['Friends'] })),
    ).toEqual({
      phases: [
        {
          name: 'Friends',
          kind: 'public',
          price: '18446744073.709551615 SOL',
          start: '2026-11-21T18:30:00Z',
          end: '2026-11-21T18:31:01Z',
          maxItems: '18446744073709551615',
          isOpen: false,
        },
        {
          name: 'Phase 2',
          kind: 'list',
          price: '0.5 SOL',
          start: '1970-01-01T00:16:40Z',
          list: { form: 'merkle', root: `0x${'ab'.repeat(32)}` },
        },
      ],
    })
  })

  it('names the tokens of prices by their mints, each with a name of its own', () => {
    const tokens = new Map(
      [
        { mint: USDC, symbol: 'USDC', decimals: 6 },
        { mint: FIRST, symbol: 'demo', decimals: 2 },
        { mint: SECOND, symbol: 'DEMO', decimals: 0 },
        { mint: NAMELESS, symbol: '4zMM…ncDU', decimals: 18 },
      ].map((token) => [token.mint as string, { ...token, tokenProgram: USDC }]),
    )
    const phases = [...tokens.keys(), 'So11111111111111111111111111111111111111112'].map(
      (mint, phaseIndex) =>
        phaseOnChain({ phaseIndex, priceToken: solanaAddress(mint), priceAmount: 20_500_001n }),
    )
    const { currencies, ...file } = JSON.parse(phasesJson(phases, { network, tokens, names: [] }))
    expect(currencies).toEqual({ USDC, demo: FIRST, DEMO2: SECOND, TOKEN: NAMELESS })
    expect(file.phases.map(({ price }: { price: string }) => price)).toEqual([
      '20.500001 USDC',
      '205000.01 demo',
      '20500001 DEMO2',
      '0.000000000020500001 TOKEN',
      '0.020500001 SOL',
    ])
  })

  it('writes base units for a token that is not known, which no config takes for an amount', () => {
    const phases = [phaseOnChain({ priceToken: USDC, priceAmount: 20n })]
    const text = phasesJson(phases, { network, tokens: new Map(), names: [] })
    expect(JSON.parse(text).phases[0].price).toBe(`20 base units of SOLANA:${USDC}`)
  })
})
