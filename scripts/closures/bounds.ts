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
  '@mintline/core': 115,
  '@mintline/core/batches': 55,
  '@mintline/core/csv': 70,
  '@mintline/core/drop': 35,
  '@mintline/core/enumerations/indexer': 45,
  '@mintline/core/enumerations/marketplace': 7,
  '@mintline/core/explanations': 25,
  '@mintline/core/files': 50,
  '@mintline/core/identifiers': 50,
  '@mintline/core/networks': 40,
  '@mintline/core/reveal': 5,
  '@mintline/core/signing': 50,
  '@mintline/aptos': 320,
  '@mintline/aptos/drop': 255,
  '@mintline/aptos/explanations': 120,
  '@mintline/aptos/node': 155,
  '@mintline/aptos/reads': 160,
  '@mintline/assets': 200,
  '@mintline/assets/documents': 125,
  '@mintline/assets/explanations': 115,
  '@mintline/assets/irys': 130,
  '@mintline/assets/node': 230,
  '@mintline/solana': 560,
  '@mintline/solana/anchor': 1,
  '@mintline/solana/candy-machine': 165,
  '@mintline/solana/drop': 380,
  '@mintline/solana/explanations': 125,
  '@mintline/solana/kit': 1,
  '@mintline/solana/node': 160,
  '@mintline/solana/reads': 265,
  '@mintline/solana/umi': 165,
  '@mintline/evm': 305,
  '@mintline/evm/drop': 275,
  '@mintline/evm/explanations': 125,
  '@mintline/evm/node': 160,
  '@mintline/cli': 700,
  mintline: 220,
  '@mintline/indexer-api': 6,
  '@mintline/indexer-api/runtime': 5,
  '@mintline/marketplace-api': 8,
  '@mintline/marketplace-api/texts': 1,
}

/** The calls that most programs make. */
export const CALL_BOUNDS: readonly Bound[] = [
  {
    call: 'mintItems',
    module: 'clients/solana/src/mint/mintItems.ts',
    files: 285,
    noTreeLibrary: true,
  },
  {
    call: 'createDropClient',
    module: 'clients/solana/src/mint/createDropClient.ts',
    files: 290,
    noTreeLibrary: true,
  },
  {
    call: 'fetchClaimRestriction',
    module: 'clients/solana/src/mint/fetchClaimRestriction.ts',
    files: 265,
    noTreeLibrary: true,
  },
  {
    call: 'fetchMintData',
    module: 'clients/solana/src/mint/fetchMintData.ts',
    files: 215,
    noTreeLibrary: true,
  },
  {
    call: 'fetchCollectionInfo',
    module: 'clients/solana/src/reads/fetchCollectionInfo.ts',
    files: 150,
    noTreeLibrary: true,
  },
  {
    call: 'deployCollection',
    module: 'clients/solana/src/administration/deployCollection.ts',
    files: 275,
  },
  {
    call: 'createAdministration',
    module: 'clients/solana/src/administration/createAdministration.ts',
    files: 375,
  },
  {
    call: 'upsertAllowlist',
    module: 'clients/solana/src/allowlist/upsert/upsertAllowlist.ts',
    files: 255,
  },
  {
    call: 'buildMerkleList',
    module: 'clients/solana/src/allowlist/buildMerkleList.ts',
    files: 140,
    noTreeLibrary: true,
  },
  {
    call: 'mintItems',
    module: 'clients/evm/src/mint/mintItems.ts',
    files: 245,
    noTreeLibrary: true,
  },
  {
    call: 'createDropClient',
    module: 'clients/evm/src/mint/createDropClient.ts',
    files: 255,
    noTreeLibrary: true,
  },
  {
    call: 'fetchDropState',
    module: 'clients/evm/src/contract/fetchDropState.ts',
    files: 190,
    noTreeLibrary: true,
  },
  { call: 'deployTransaction', module: 'clients/evm/src/administration/deployDrop.ts', files: 130 },
  {
    call: 'mintItems',
    module: 'clients/aptos/src/mint/mintItems.ts',
    files: 210,
    noTreeLibrary: true,
  },
  {
    call: 'createDropClient',
    module: 'clients/aptos/src/mint/createDropClient.ts',
    files: 220,
    noTreeLibrary: true,
  },
  {
    call: 'fetchDrop',
    module: 'clients/aptos/src/drop/fetchDrop.ts',
    files: 170,
    noTreeLibrary: true,
  },
  { call: 'upsertAllowlist', module: 'clients/aptos/src/entries/upsertAllowlist.ts', files: 220 },
]
