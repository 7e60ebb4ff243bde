/** Kinds of chains that the mint page knows, each with a folder of its own. */
const MINT_KINDS = '(evm|solana)'

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
        'A cycle is one unit that pretends to be several: move what both sides need below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
      'clients/evm': ['clients/core'],
      'clients/solana': ['clients/core'],
      'clients/cli': ['clients/core', 'clients/evm', 'clients/solana'],
      localnet: ['clients/core', 'clients/evm'],
      app: ['clients/core', 'clients/evm', 'clients/solana', 'localnet'],
    }),
    {
      name: 'app-network-in-tools-only',
      comment:
        'The embedded network runs in Node: what starts the console may use it, pages may not.',
      severity: 'error',
      from: { path: '^app/(?!scripts/|e2e/)' },
      to: { path: '^localnet/' },
    },
    ...layers('clients/solana/src', [
      'errors',
      'amounts',
      'pda',
      'rpc',
      'instructions',
      'transaction',
      'reads',
      'events',
      'failures',
      'send',
      'plans',
      'allowlist',
      'mint',
      'prepare',
      'administration',
    ]),
    ...layers('clients/aptos/src', [
      'errors',
      'chain',
      'failures',
      'drop',
      'allowlist',
      'wallet',
      'send',
      'mint',
      'administration',
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
      'node',
    ]),
    ...layers('localnet/src/aptos', ['native', 'vm', 'move', 'chain', 'rest']),
    {
      name: 'solana-plans-pure',
      comment: 'A plan is made without a network: those who send it take it.',
      severity: 'error',
      from: { path: '^clients/solana/src/plans/' },
      to: { path: '^clients/solana/src/(rpc|send)/' },
    },
    ...layers('app/src', ['shared', 'entities', 'features', 'pages']),
    {
      name: 'app-entities-in-order',
      comment: 'Settings, network, wallet and transactions know nothing of collections.',
      severity: 'error',
      from: { path: '^app/src/entities/(settings|cluster|wallet|transaction)/' },
      to: {
        path: '^app/src/entities/',
        pathNot: '^app/src/entities/(settings|cluster|wallet|transaction)/',
      },
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
        "The page for collectors is small: nothing of the console's features and pages is in it.",
      severity: 'error',
      from: { path: '^app/src/mint-page/' },
      to: { path: '^app/src/(features|pages|gallery)/' },
    },
    {
      name: 'app-mint-page-of-all-chains',
      comment:
        'What the mint page shows is the same on every chain: each chain says it in the words of lib.',
      severity: 'error',
      from: { path: '^app/src/mint-page/(lib|model|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^(clients/(?!core/)|app/src/mint-page/${MINT_KINDS}/|.*node_modules/(viem|@solana)/)`,
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
      name: 'app-mint-page-evm-without-solana',
      comment: 'The code of an EVM drop has no room for the client of Solana.',
      severity: 'error',
      from: { path: '^app/src/mint-page/evm/' },
      to: { path: '^(clients/solana/|.*node_modules/@solana/)' },
    },
    {
      name: 'app-mint-page-unknown',
      comment: 'Nothing of the console depends on the page for collectors.',
      severity: 'error',
      from: { path: '^app/src/(shared|entities|features|pages|gallery)/' },
      to: { path: '^app/src/mint-page/' },
    },
  ],
  options: {
    exclude: { path: ['node_modules/', '^target/', '/dist/', '/generated/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['@mintline/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
    },
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
