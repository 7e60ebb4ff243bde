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
  '@mintline/core': 110,
  '@mintline/core/batches': 60,
  '@mintline/core/csv': 100,
  '@mintline/core/enumerations/indexer': 90,
  '@mintline/core/enumerations/marketplace': 20,
  '@mintline/core/explanations': 30,
  '@mintline/core/files': 50,
  '@mintline/core/identifiers': 80,
  '@mintline/core/networks': 70,
  '@mintline/core/signing': 50,
  '@mintline/aptos': 370,
  '@mintline/aptos/explanations': 120,
  '@mintline/aptos/node': 180,
  '@mintline/aptos/reads': 210,
  '@mintline/assets': 225,
  '@mintline/assets/documents': 120,
  '@mintline/assets/explanations': 120,
  '@mintline/assets/irys': 130,
  '@mintline/assets/node': 250,
  '@mintline/solana': 560,
  '@mintline/solana/anchor': 1,
  '@mintline/solana/explanations': 120,
  '@mintline/solana/kit': 1,
  '@mintline/solana/node': 180,
  '@mintline/solana/reads': 300,
  '@mintline/solana/umi': 160,
  '@mintline/evm': 350,
  '@mintline/evm/explanations': 120,
  '@mintline/evm/node': 185,
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
    files: 320,
    noTreeLibrary: true,
  },
  {
    call: 'createDropClient',
    module: 'clients/solana/src/mint/createDropClient.ts',
    files: 330,
    noTreeLibrary: true,
  },
  {
    call: 'fetchClaimRestriction',
    module: 'clients/solana/src/mint/fetchClaimRestriction.ts',
    files: 305,
    noTreeLibrary: true,
  },
  {
    call: 'fetchMintData',
    module: 'clients/solana/src/mint/fetchMintData.ts',
    files: 260,
    noTreeLibrary: true,
  },
  {
    call: 'fetchCollectionInfo',
    module: 'clients/solana/src/reads/fetchCollectionInfo.ts',
    files: 170,
    noTreeLibrary: true,
  },
  {
    call: 'deployCollection',
    module: 'clients/solana/src/administration/deployCollection.ts',
    files: 300,
  },
  {
    call: 'createAdministration',
    module: 'clients/solana/src/administration/createAdministration.ts',
    files: 380,
  },
  {
    call: 'upsertAllowlist',
    module: 'clients/solana/src/allowlist/upsert/upsertAllowlist.ts',
    files: 300,
  },
  {
    call: 'buildMerkleList',
    module: 'clients/solana/src/allowlist/buildMerkleList.ts',
    files: 160,
    noTreeLibrary: true,
  },
  {
    call: 'mintItems',
    module: 'clients/evm/src/mint/mintItems.ts',
    files: 295,
    noTreeLibrary: true,
  },
  {
    call: 'createDropClient',
    module: 'clients/evm/src/mint/createDropClient.ts',
    files: 300,
    noTreeLibrary: true,
  },
  {
    call: 'fetchDropState',
    module: 'clients/evm/src/contract/fetchDropState.ts',
    files: 240,
    noTreeLibrary: true,
  },
  { call: 'deployTransaction', module: 'clients/evm/src/administration/deployDrop.ts', files: 150 },
  {
    call: 'mintItems',
    module: 'clients/aptos/src/mint/mintItems.ts',
    files: 260,
    noTreeLibrary: true,
  },
  {
    call: 'createDropClient',
    module: 'clients/aptos/src/mint/createDropClient.ts',
    files: 270,
    noTreeLibrary: true,
  },
  {
    call: 'fetchDrop',
    module: 'clients/aptos/src/drop/fetchDrop.ts',
    files: 220,
    noTreeLibrary: true,
  },
  { call: 'upsertAllowlist', module: 'clients/aptos/src/entries/upsertAllowlist.ts', files: 270 },
]
