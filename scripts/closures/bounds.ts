/** A client's public call, with the maximum number of hand-written files that it may load. */
export interface Bound {
  readonly call: string
  /** Declaring file, relative to the root. */
  readonly module: string
  readonly files: number
  /** True if it must not load a merkle tree library, since mint pages load the call. */
  readonly noTreeLibrary?: true
}

/** Maximum hand-written files that each entry point may load. Lower a bound when its count falls. */
export const ENTRY_BOUNDS: Readonly<Record<string, number>> = {
  '@mintline/core': 85,
  '@mintline/core/amounts': 1,
  '@mintline/core/async': 20,
  '@mintline/core/batches': 25,
  '@mintline/core/csv': 40,
  '@mintline/core/drop': 25,
  '@mintline/core/enumerations/indexer': 35,
  '@mintline/core/enumerations/marketplace': 7,
  '@mintline/core/errors': 15,
  '@mintline/core/explanations': 15,
  '@mintline/core/files': 30,
  '@mintline/core/identifiers': 40,
  '@mintline/core/metadata': 30,
  '@mintline/core/mint': 40,
  '@mintline/core/names': 6,
  '@mintline/core/networks': 25,
  '@mintline/core/networks/solana': 8,
  '@mintline/core/node': 25,
  '@mintline/core/reveal': 4,
  '@mintline/core/sharing': 25,
  '@mintline/core/signing': 30,
  '@mintline/core/text': 20,
  '@mintline/aptos': 265,
  '@mintline/aptos/drop': 210,
  '@mintline/aptos/explanations': 35,
  '@mintline/aptos/node': 85,
  '@mintline/aptos/reads': 100,
  '@mintline/assets': 135,
  '@mintline/assets/documents': 55,
  '@mintline/assets/explanations': 20,
  '@mintline/assets/irys': 45,
  '@mintline/assets/node': 160,
  '@mintline/assets/sharing': 85,
  '@mintline/solana': 466,
  '@mintline/solana/anchor': 1,
  '@mintline/solana/candy-machine': 95,
  '@mintline/solana/drop': 315,
  '@mintline/solana/explanations': 30,
  '@mintline/solana/kit': 1,
  '@mintline/solana/node': 105,
  '@mintline/solana/reads': 205,
  '@mintline/solana/umi': 65,
  '@mintline/evm': 255,
  '@mintline/evm/drop': 215,
  '@mintline/evm/explanations': 45,
  '@mintline/evm/node': 95,
  '@mintline/cli': 610,
  mintline: 175,
  '@mintline/indexer-api': 7,
  '@mintline/indexer-api/runtime': 6,
  '@mintline/marketplace-api': 9,
  '@mintline/marketplace-api/texts': 1,
}

/** The calls that most programs make. */
export const CALL_BOUNDS: readonly Bound[] = [
  {
    call: 'mintItems',
    module: 'clients/solana/src/mint/mintItems.ts',
    files: 195,
    noTreeLibrary: true,
  },
  {
    call: 'createDropClient',
    module: 'clients/solana/src/mint/createDropClient.ts',
    files: 200,
    noTreeLibrary: true,
  },
  {
    call: 'fetchClaimRestriction',
    module: 'clients/solana/src/mint/fetchClaimRestriction.ts',
    files: 180,
    noTreeLibrary: true,
  },
  {
    call: 'fetchMintData',
    module: 'clients/solana/src/mint/fetchMintData.ts',
    files: 140,
    noTreeLibrary: true,
  },
  {
    call: 'fetchCollectionInfo',
    module: 'clients/solana/src/reads/fetchCollectionInfo.ts',
    files: 90,
    noTreeLibrary: true,
  },
  {
    call: 'deployCollection',
    module: 'clients/solana/src/administration/deployCollection.ts',
    files: 200,
  },
  {
    call: 'createAdministration',
    module: 'clients/solana/src/administration/createAdministration.ts',
    files: 290,
  },
  {
    call: 'upsertAllowlist',
    module: 'clients/solana/src/allowlist/upsert/upsertAllowlist.ts',
    files: 170,
  },
  {
    call: 'buildMerkleList',
    module: 'clients/solana/src/allowlist/buildMerkleList.ts',
    files: 80,
    noTreeLibrary: true,
  },
  {
    call: 'mintItems',
    module: 'clients/evm/src/mint/mintItems.ts',
    files: 190,
    noTreeLibrary: true,
  },
  {
    call: 'createDropClient',
    module: 'clients/evm/src/mint/createDropClient.ts',
    files: 200,
    noTreeLibrary: true,
  },
  {
    call: 'fetchDropState',
    module: 'clients/evm/src/contract/fetchDropState.ts',
    files: 105,
    noTreeLibrary: true,
  },
  { call: 'deployTransaction', module: 'clients/evm/src/administration/deployDrop.ts', files: 65 },
  {
    call: 'mintItems',
    module: 'clients/aptos/src/mint/mintItems.ts',
    files: 165,
    noTreeLibrary: true,
  },
  {
    call: 'createDropClient',
    module: 'clients/aptos/src/mint/createDropClient.ts',
    files: 175,
    noTreeLibrary: true,
  },
  {
    call: 'fetchDrop',
    module: 'clients/aptos/src/drop/fetchDrop.ts',
    files: 95,
    noTreeLibrary: true,
  },
  { call: 'upsertAllowlist', module: 'clients/aptos/src/entries/upsertAllowlist.ts', files: 155 },
]
