/** Kinds of chains that the mint page knows, each with a folder of its own. */
const MINT_KINDS = '(aptos|evm|solana)'

/**
 * Import rules for packages and layers: `npm run boundaries`. Types count as well as values.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'A cycle is one unit that pretends to be several: move what both sides need below them. Handlers that load on the first call take their types from the call.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '/lazyHandlers\\.ts$' } },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere is one that the rules below cannot judge.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...packages({
      'clients/core': [],
      'clients/aptos': ['clients/core'],
      'clients/assets': ['clients/core'],
      'clients/evm': ['clients/core'],
      'clients/indexer-api': [],
      'clients/marketplace-api': ['clients/indexer-api'],
      'clients/solana': ['clients/core'],
      'clients/cli': [
        'clients/aptos',
        'clients/assets',
        'clients/core',
        'clients/evm',
        'clients/solana',
      ],
      localnet: ['clients/aptos', 'clients/core', 'clients/evm'],
      server: [
        'clients/core',
        'clients/aptos',
        'clients/assets',
        'clients/evm',
        'clients/marketplace-api',
        'clients/solana',
        'localnet',
      ],
      app: [
        'clients/aptos',
        'clients/assets',
        'clients/core',
        'clients/evm',
        'clients/indexer-api',
        'clients/solana',
        'localnet',
        'server',
      ],
    }),
    {
      name: 'marketplace-api-shares-runtime',
      comment:
        'The clients of both interfaces are made with one runtime, and have nothing else in common.',
      severity: 'error',
      from: { path: '^clients/marketplace-api/src/' },
      to: { path: '^clients/indexer-api/src/(?!runtime/index\\.ts$)' },
    },
    {
      name: 'app-network-in-tools-only',
      comment:
        'The embedded network runs in Node: what starts the console may use it, pages may not.',
      severity: 'error',
      from: { path: '^app/(?!scripts/|e2e/)' },
      to: { path: '^localnet/' },
    },
    {
      name: 'app-server-fetch-in-scripts-only',
      comment:
        "What starts the console reads strangers' addresses by the guarded fetch of the server; pages know nothing of it.",
      severity: 'error',
      from: { path: '^app/(?!e2e/)' },
      to: {
        path: '^server/',
        pathNot: '^server/src/metadata/fetch/(addressRule|openConnections)\\.ts$',
      },
    },
    {
      name: 'app-pages-without-server',
      comment: 'Pages run in browsers.',
      severity: 'error',
      from: { path: '^app/(?!scripts/|e2e/)' },
      to: { path: '^server/' },
    },
    ...layers('clients/solana/src', [
      'errors',
      'amounts',
      'pda',
      'rpc',
      'instructions',
      'transaction',
      'reads',
      'candy-machine',
      'events',
      'failures',
      'send',
      'squads',
      'plans',
      'allowlist',
      'mint',
      'prepare',
      'administration',
      'drop',
    ]),
    ...layers('clients/assets/src', [
      'errors',
      'content',
      'documents',
      'traits',
      'items',
      'storage',
      'node',
    ]),
    ...layers('clients/aptos/src', [
      'errors',
      'bcs',
      'chain',
      'failures',
      'drop',
      'allowlist',
      'wallet',
      'send',
      'mint',
      'administration',
      'multisig',
      'entries',
      'node',
      'port',
    ]),
    ...layers('clients/evm/src', [
      'errors',
      'chain',
      'conditions',
      'contract',
      'allowlist',
      'failures',
      'wallet',
      'send',
      'mint',
      'administration',
      'safe',
      'node',
      'drop',
    ]),
    ...layers('localnet/src/aptos', ['native', 'vm', 'move', 'chain', 'rest']),
    ...folders('server/src', {
      errors: [],
      log: [],
      mail: ['errors'],
      adapters: ['errors', 'config', 'database'],
      config: ['errors', 'log', 'mail'],
      database: ['errors'],
      json: [],
      'read-model': ['errors', 'database', 'json'],
      ingest: ['errors', 'database', 'orders'],
      orders: ['errors', 'database', 'read-model', 'nodes', 'signatures'],
      metadata: ['errors', 'config', 'database', 'read-model'],
      jobs: [
        'errors',
        'database',
        'read-model',
        'metadata',
        'rates',
        'orders',
        'mail',
        'access',
        'users',
        'notifications',
        'audit',
        'marketplace',
      ],
      rates: ['errors', 'config', 'adapters', 'json'],
      nodes: ['errors'],
      signatures: ['errors', 'nodes'],
      'token-ids': ['errors', 'database'],
      'look-ups': ['database'],
      'lazy-items': ['errors', 'database', 'read-model', 'nodes', 'orders'],
      social: ['errors', 'database', 'read-model', 'users'],
      notifications: ['errors', 'database', 'read-model', 'orders', 'mail', 'users'],
      users: [
        'errors',
        'config',
        'database',
        'adapters',
        'read-model',
        'mail',
        'nodes',
        'signatures',
        'access',
        'http',
        'audit',
      ],
      http: ['errors', 'json', 'config', 'log'],
      audit: ['config', 'database', 'read-model'],
      access: ['errors', 'config', 'database', 'http', 'audit'],
      moderation: ['errors', 'database', 'read-model', 'audit'],
      lines: ['errors', 'config', 'database', 'ingest', 'http'],
      archive: [
        'errors',
        'config',
        'database',
        'http',
        'access',
        'lines',
        'read-model',
        'orders',
        'lazy-items',
        'social',
        'indexer',
        'marketplace',
      ],
      commands: [
        'errors',
        'config',
        'database',
        'http',
        'access',
        'ingest',
        'lines',
        'archive',
        'moderation',
        'audit',
        'roles',
      ],
      indexer: [
        'errors',
        'config',
        'json',
        'http',
        'read-model',
        'metadata',
        'orders',
        'nodes',
        'signatures',
        'token-ids',
        'lazy-items',
        'look-ups',
      ],
      marketplace: [
        'errors',
        'config',
        'database',
        'json',
        'http',
        'read-model',
        'metadata',
        'orders',
        'nodes',
        'signatures',
        'adapters',
        'access',
        'mail',
        'users',
        'social',
        'notifications',
        'look-ups',
        'audit',
        'moderation',
        'indexer',
      ],
      metrics: ['errors', 'database', 'read-model', 'http', 'jobs', 'marketplace'],
      share: ['config', 'database', 'http', 'read-model'],
      status: ['errors', 'log', 'config', 'http', 'read-model'],
    }),
    {
      name: 'server-database-of-all-chains',
      comment:
        'The database holds ids and amounts of every chain alike: it knows no client of one.',
      severity: 'error',
      from: { path: '^server/src/(database|read-model|http|indexer|marketplace|status)/' },
      to: { path: '^clients/(?!core/|marketplace-api/src/signing/)' },
    },
    {
      name: 'server-sql-in-read-and-write',
      comment:
        "A subject's questions to the database stand in its read.ts, and its writes in write.ts.",
      severity: 'error',
      from: {
        path: '^server/src/(indexer|marketplace)/',
        pathNot: '/(read|write)\\w*\\.ts$',
      },
      to: { path: '^server/src/database/' },
    },
    {
      name: 'server-marketplace-shares-models',
      comment: 'The marketplace has some models in common with the indexer, and no calls.',
      severity: 'error',
      from: { path: '^server/src/marketplace/' },
      to: { path: '^server/src/indexer/(?!schemas/)' },
    },
    {
      name: 'server-network-in-demo-only',
      comment: 'A server needs neither the embedded network nor examples: its demo does.',
      severity: 'error',
      from: { path: '^server/src/(?!demo/)' },
      to: { path: '^(localnet|examples)/' },
    },
    {
      name: 'server-ingest-order-state',
      comment:
        'Ingest reads orders off the chain in the form of the exchange, and folds events into them by the pure rules of their state. It knows nothing else of them but their rows.',
      severity: 'error',
      from: { path: '^server/src/ingest/' },
      to: { path: '^server/src/orders/(?!(state|hash|assets|exchange)/|records/storedState\\.ts)' },
    },
    {
      name: 'server-order-state-pure',
      comment: 'The state of an order follows from numbers: no database, no node, no chain.',
      severity: 'error',
      from: { path: '^server/src/orders/state/' },
      to: { path: '^server/src/(?!orders/state/)' },
    },
    {
      name: 'server-ingest-pure',
      comment:
        'Decoding and folding read no network and no database: tests call them with what they need.',
      severity: 'error',
      from: { path: '^server/src/ingest/(decode|fold)/' },
      to: { path: '^server/src/(database/(?!keys/)|ingest/(sources/|apply|reorg))' },
    },
    {
      name: 'solana-plans-pure',
      comment: 'A plan is made without a network: those who send it take it.',
      severity: 'error',
      from: { path: '^clients/solana/src/plans/' },
      to: { path: '^clients/solana/src/(rpc|send)/' },
    },
    {
      name: 'solana-bn-behind-anchor',
      comment: "Amounts are bigint: bn.js is Anchor's, and comes with its entry alone.",
      severity: 'error',
      from: { path: '/src/', pathNot: '^clients/solana/src/anchor\\.ts$' },
      to: { path: 'node_modules/(@types/)?bn\\.js/' },
    },
    {
      name: 'tree-libraries-build',
      comment:
        'merkletreejs and keccak256 build or check a tree where one is built; proofs are verified without them.',
      severity: 'error',
      from: {
        path: '/src/',
        pathNot:
          '^clients/(solana/src/allowlist/merkle/(assertProofsAgree|keccak256/node)|evm/src/allowlist/merkleTree|aptos/src/allowlist/buildAllowlist)\\.ts$',
      },
      to: { path: 'node_modules/(merkletreejs|keccak256)/' },
    },
    {
      name: 'server-promises-in-typebox',
      comment:
        'Interfaces and exports are JSON Schema, by typebox; what the server reads goes through zod.',
      severity: 'error',
      from: { path: '/src/', pathNot: '^server/src/(archive|http|indexer|marketplace)/' },
      to: { path: 'node_modules/(typebox|@sinclair/typebox)/' },
    },
    ...layers('app/src', ['shared', 'entities', 'features', 'pages']),
    {
      name: 'app-entities-in-order',
      comment: 'Settings, network, wallet, changes and transactions know nothing of collections.',
      severity: 'error',
      from: { path: '^app/src/entities/(settings|cluster|wallet|change|transaction)/' },
      to: {
        path: '^app/src/entities/',
        pathNot: '^app/src/entities/(settings|cluster|wallet|change|transaction)/',
      },
    },
    {
      name: 'app-indexer-in-one-place',
      comment: 'Answers of servers are decoded where they are asked for: nothing else calls one.',
      severity: 'error',
      from: { path: '^app/src/(?!entities/indexer/)' },
      to: { path: '^clients/indexer-api/' },
    },
    {
      name: 'app-features-apart',
      comment: 'A page puts the card of one feature into another; what both use is an entity.',
      severity: 'error',
      from: { path: '^app/src/features/([^/]+)/' },
      to: { path: '^app/src/features/', pathNot: '^app/src/features/$1/' },
    },
    {
      name: 'app-features-by-their-face',
      comment:
        'Pages import a feature from its index.ts, so that the rest of it can change freely.',
      severity: 'error',
      from: { path: '^app/src/', pathNot: '^app/src/features/' },
      to: { path: '^app/src/features/', pathNot: '^app/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'app-mint-page-alone',
      comment:
        "The page for collectors is small: nothing of the console's features and pages is in it, and no server.",
      severity: 'error',
      from: { path: '^app/src/mint-page/' },
      to: { path: '^app/src/(features|pages|gallery|entities/indexer)/' },
    },
    {
      name: 'app-mint-page-of-all-chains',
      comment:
        'What the mint page shows is the same on every chain: each chain says it in the words of lib.',
      severity: 'error',
      from: { path: '^app/src/mint-page/(lib|model|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^(clients/(?!core/)|app/src/mint-page/${MINT_KINDS}/|.*node_modules/(viem|@solana|@aptos-labs)/)`,
      },
    },
    {
      name: 'app-mint-page-kinds-apart',
      comment: 'Nobody loads the code of a chain that the drop is not on.',
      severity: 'error',
      from: { path: `^app/src/mint-page/${MINT_KINDS}/` },
      to: {
        path: `^app/src/mint-page/${MINT_KINDS}/`,
        pathNot: '^app/src/mint-page/$1/',
      },
    },
    {
      name: 'app-mint-page-evm-alone',
      comment: 'The code of an EVM drop has no room for the clients of other chains.',
      severity: 'error',
      from: { path: '^app/src/mint-page/evm/' },
      to: { path: '^(clients/(aptos|solana)/|.*node_modules/(@aptos-labs|@solana)/)' },
    },
    {
      name: 'app-mint-page-aptos-alone',
      comment: 'The code of an Aptos drop has no room for the clients of other chains.',
      severity: 'error',
      from: { path: '^app/src/mint-page/aptos/' },
      to: { path: '^(clients/(evm|solana)/|.*node_modules/(viem|@solana)/)' },
    },
    {
      name: 'app-sign-page-alone',
      comment:
        'The page that signs for the command shares the way to find wallets, and nothing else of the console.',
      severity: 'error',
      from: { path: '^app/src/sign-page/' },
      to: {
        path: '^app/src/(features|pages|gallery|entities/(?!transaction/lib/base64|wallet/browser/))',
      },
    },
    {
      name: 'app-mint-page-unknown',
      comment: 'Nothing of the console depends on the page for collectors.',
      severity: 'error',
      from: { path: '^app/src/(shared|entities|features|pages|gallery)/' },
      to: { path: '^app/src/(mint-page|sign-page)/' },
    },
  ],
  options: {
    // Rules name packages of others too, so imports of them are judged, but their own are not read.
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: ['^target/', '^(?!.*node_modules/).*/(dist|generated)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['@mintline/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      // Half an hour: nothing changes meanwhile, and a busy machine would read the same manifests again.
      cachedInputFileSystem: { cacheDuration: 1_800_000 },
    },
    // Lists of dependents, for example, which no rule is about.
    skipAnalysisNotInRules: true,
  },
}

/** One rule for each package: the others of ours that its sources may import. */
function packages(allowed) {
  const all = Object.keys(allowed)
  return all.map((name) => ({
    name: `${name.replace('/', '-')}-imports`,
    comment: `${name} imports ${allowed[name].join(' and ') || 'no other package'} of ours.`,
    severity: 'error',
    from: { path: `^${name}/(src|bin|scripts)/` },
    to: {
      path: `^(${all.join('|')})/`,
      pathNot: `^(${[name, ...allowed[name]].join('|')})/`,
    },
  }))
}

/** One rule for each folder of a package: the others that it may import. Files beside the folders may import all. */
function folders(root, allowed) {
  const all = Object.keys(allowed)
  return all.map((name) => ({
    name: `${root.split('/')[0]}-${name}-imports`,
    comment: `${root}/${name} imports ${allowed[name].join(', ') || 'no other folder'} of ${root}.`,
    severity: 'error',
    from: { path: `^${root}/${name}/` },
    to: { path: `^${root}/`, pathNot: `^${root}/(${[name, ...allowed[name]].join('|')})/` },
  }))
}

/** Rules for the folders of a package, the lowest first: each imports those before it only. */
function layers(root, names) {
  return names.slice(0, -1).map((name, index) => ({
    name: `${root.split('/')[0]}-${name}-below`,
    comment: `${root}/${name} imports nothing of ${names.slice(index + 1).join(', ')}.`,
    severity: 'error',
    from: { path: `^${root}/${name}/` },
    to: { path: `^${root}/(${names.slice(index + 1).join('|')})/` },
  }))
}
