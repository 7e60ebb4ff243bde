import { hasEnded, mintItems, type ProofSource, prepareMint, unsignedMint } from '@mintline/aptos'
import { readAllowlistProof } from '@mintline/aptos/node'
import { aptosWallet } from '@mintline/core/identifiers'
import type { MintOnChain, PreparedMint, WantedMint } from '../../drop/mintOnChain.ts'
import { proofSource } from '../../lists/proofSource.ts'
import { previewSteps } from '../../plans/carryOut.ts'
import { APT, bothUnits, readOctas } from '../chain/aptosAmount.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { proofsInConfig } from '../lists/readAptosLists.ts'
import { openAptosSession } from '../sending/openAptosSession.ts'
import {
  type AptosDropOption,
  configuredNames,
  findAptosDrop,
  readPresent,
} from './readAptosDrop.ts'

/** A command's mint on Aptos. */
export class AptosMint implements MintOnChain<bigint> {
  readonly #context: AptosContext
  readonly #options: AptosDropOption

  constructor(context: AptosContext, options: AptosDropOption) {
    this.#context = context
    this.#options = options
  }

  network() {
    return this.#context.chain()
  }

  readWallet(text: string): string {
    return aptosWallet(text)
  }

  readPrice(text: string): bigint {
    return readOctas(text)
  }

  async prepare(wanted: WantedMint<bigint>): Promise<PreparedMint> {
    const { quantity, mintTo, maxPrice, proofs } = wanted
    const context = this.#context
    const { signal } = context
    const session = await openAptosSession(context)
    const { connection } = session.chain
    const { reference, loaded } = await findAptosDrop(context, this.#options)
    const request = {
      ...reference,
      quantity,
      mintTo,
      proofSource: proofSource<Exclude<ProofSource, string>>(context, proofs, {
        inFolder:
          (folder) =>
          async (wallet, { phaseIndex }, { rootOf }) =>
            readAllowlistProof({ folder, wallet, list: { phaseIndex, root: await rootOf() } }),
        inConfig: loaded && proofsInConfig(loaded),
      }),
      resources: context.resources(),
    }
    const asked = { ...request, wallet: session.address, maxPrice }
    const prepared = await prepareMint(connection, asked, { signal })
    const { phase, total, cost } = prepared
    const { phaseIndex, saleMintPrice } = phase
    const records = loaded ? (await readPresent(context, reference)).settings.phases : []
    const { gas: fee, estimate, shortfall } = cost
    const gas = { gas: estimate?.gas, cost: { fee, deposit: 0n } }
    const step = { title: 'Mint the items', error: undefined, ...gas }
    return {
      // The description has the gas.
      session: { ...session, words: { ...session.words, linesOf: () => [] } },
      minter: session.address,
      phase: { phaseIndex, name: configuredNames(records, loaded)[phaseIndex] },
      unit: APT,
      price: saleMintPrice,
      maxPrice,
      total,
      coins: total,
      costs: [['gas', `at most ${bothUnits(fee)}`]],
      shortfall,
      document: { gas: fee },
      preview: () => {
        // It has been simulated.
        const sender = { preview: async () => [step] }
        const unsigned = async () => unsignedMint(prepared)
        return previewSteps({ context, address: session.address, sender, unsigned }, [step])
      },
      recorder: { hasEnded, signal },
      send: (confirmed, reporting) =>
        mintItems(connection, { ...request, ...confirmed, wallet: session.wallet }, reporting),
    }
  }
}
