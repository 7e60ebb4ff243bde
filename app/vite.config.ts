import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type Rolldown } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { notices } from './build/notices.ts'
import { pageScripts } from './build/pageScripts.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Modules that the mint page loads at first on all chains: one file, which compresses better than twenty. */
const OF_EVERY_CHAIN = [
  /node_modules\/(react|react-dom|scheduler|clsx|class-variance-authority)\//,
  /node_modules\/@tanstack\/query-core\/.*\/(environmentManager|focusManager|infiniteQueryBehavior|mutation|mutationCache|notifyManager|onlineManager|query|queryCache|queryClient|queryObserver|removable|retryer|subscribable|timeoutManager|utils)\.js$/,
  /node_modules\/@tanstack\/react-query\/.*\/(IsRestoringProvider|QueryClientProvider|QueryErrorResetBoundary|errorBoundaryUtils|suspense|useBaseQuery|useQuery)\.js$/,
  /lucide-react\/dist\/esm\/((Icon|context|createLucideIcon|defaultAttributes)\.mjs|shared\/|icons\/(circle-alert|circle-check|external-link|image|info|loader-circle|triangle-alert|wallet)\.mjs)/,
  /core\/src\/(text\/(parseJson|phaseNumber)|errors\/(coreReadError|kinds|mintlineError|quotedText|readMessages)|node\/(?!awaitOutcome)[^/]+)\.ts$/,
  /core\/src\/(amounts|async\/(boundedFetch|clock|retry|withTimeout)|identifiers\/identifier|mint\/(platformFee|price|usage))\.ts$/,
  /core\/src\/(drop\/dropStatus|metadata\/resourceUrl)\.ts$/,
  /core\/src\/networks\/(publicHost|rpcUrl)\.ts$/,
  /src\/entities\/cluster\/(lib\/(customUrl|nodeProblem|nodeUrls|nodes|runtimeConfig|watchedFetch)|model\/useNodeAnswer|ui\/ClusterDot)\.tsx?$/,
  /src\/entities\/(collection\/lib\/dropStatuses|metadata\/lib\/pictureUrl)\.ts$/,
  /src\/entities\/settings\/settingsKey\.ts$/,
  /src\/shared\/lib\/(amountText|browserStorage|cn|dateStyle|decimal|errorText|parsed|plainText|queryClient|record|shortAddress|theme)\.ts$/,
  /src\/shared\/ui\/(Badge|Button|Callout|ErrorCallout|Loading|Logo|PageTitle|TextLink|UntrustedText|VisuallyHidden|buttonStyles|tones)\.tsx?$/,
  /node_modules\/dequal\//,
  /core\/src\/(async\/pollMintedCount|signing\/errors\/walkWalletError)\.ts$/,
  // The bundler's helper, which loads parts of a page.
  /preload-helper/,
  /lucide-react\/dist\/esm\/icons\/maximize-2\.mjs$/,
  /src\/mint-page\/(MintPage|mintPageQuery)\.tsx?$/,
  /src\/mint-page\/lib\/(appliedTheme|chooseNetwork|countdown|heightMessage|isFramed|mintKind|mintLink|networkNodes|pageParts|ownPage|phaseLimits|priceSplit|ratio|saleFacts|sinceChange|storedSettings|untilNextRead|whenIdle)\.ts$/,
  /src\/mint-page\/model\/(mintNetworkContext|useChainNow|useDropRead|useFocusOnMount)\.ts$/,
  /src\/mint-page\/ui\/(ActionPanel|AmountLine|ArtStage|ConnectButton|Drop(?!Details|Links)[A-Z][A-Za-z]+|LinkedDrop|MintFrame|NodeNotice|PriceBlock|Problem)\.tsx$/,
]

/** Modules that the mint page on Solana loads at first, besides those. */
const OF_SOLANA = [
  // Not the copies in other versions inside packages.
  /(?<!node_modules\/.*)node_modules\/@solana\/(addresses|codecs-core|codecs-data-structures|codecs-numbers|codecs-strings|errors|options)\//,
  /clients\/solana\/node_modules\/@noble\/hashes\/(_md|_u64|sha2|utils)\.js$/,
  /solana\/src\/(addressCodec|addresses|byteLength|limits)\.ts$/,
  /solana\/src\/errors\/(readMessages|solanaReadError)\.ts$/,
  /solana\/src\/generated\/kit\/editions\/(accounts\/editionsDeployment|pdas\/(editionsDeployment|hashlist|tokenAccount))\.ts$/,
  /solana\/src\/generated\/kit\/editionsControls\/(accounts\/editionsControls|pdas\/[A-Za-z]+|types\/(feeCap|locks|phase|phaseType|platformFeeRecipient))\.ts$/,
  /solana\/src\/pda\/(deriveAddress|derivedAddresses|kitAddress)\.ts$/,
  /solana\/src\/reads\/(assembleCollectionInfo|collectionSale|deploymentCandidates|fetchAccounts|fetchChainTime|findDeployment|phaseStatus|tokenAccounts|tokenMint|records\/(decodeRecord|editionPhase|editionsControls|editionsDeployment))\.ts$/,
  /solana\/src\/rpc\/(answers|askForState|fallbackFetch|readConnection|rpcReadConnection)\.ts$/,
  /core\/src\/(identifiers\/solanaAddress|mint\/phaseTypes|networks\/list\/solana)\.ts$/,
  /src\/entities\/(cluster\/(lib\/(chooseCluster|cluster|clusterFetch|identity)|model\/useNode)|currency\/baseUnitsOf|phase\/lib\/phasePriceText|wallet\/lib\/walletKey)\.ts$/,
  /src\/mint-page\/solana\/(ui\/(Drop|SolanaMintPage)|model\/(MintClusterProvider|mintClusterContext|useDrop)|lib\/(dropFacts|feeOf|openMintsKey|phaseAudience))\.tsx?$/,
  /solana\/src\/reads\/(fetchCollectionInfo|fetchWithDeployment)\.ts$/,
  /core\/src\/networks\/explorerUrl\.ts$/,
  /src\/entities\/cluster\/lib\/explorerUrl\.ts$/,
]

/** Modules that the mint page on EVM chains loads at first, besides those. */
const OF_EVM = [
  /(?<!node_modules\/.*)node_modules\/@noble\/hashes\/esm\/(_u64|crypto|sha3|utils)\.js$/,
  /viem\/_esm\/(constants\/(address|number)|errors\/(abi|address|base|cursor|data|encoding|version))\.js$/,
  /viem\/_esm\/utils\/(cursor|lru|regex|abi\/(decodeAbiParameters|encodeAbiParameters|formatAbiItem)|address\/(getAddress|isAddress)|hash\/keccak256)\.js$/,
  /viem\/_esm\/utils\/(data\/(concat|isHex|pad|size|slice|trim)|encoding\/(fromBytes|fromHex|toBytes|toHex))\.js$/,
  /core\/src\/(identifiers\/(evmAddress|formats\/evm)|networks\/(networkByChainId|list\/(?!aptos|flow|index|solana)[a-z]+))\.ts$/,
  /evm\/src\/chain\/(askChain|connection|nodeFailure|nodeReader|nodesFetch|readContracts)\.ts$/,
  /evm\/src\/(conditions\/(claimCondition|phases)|contract\/(countOf|drop[A-Z][A-Za-z0-9]+|erc20|fetchDropState|nativeCoin|openEdition)|errors\/(evmReadError|readMessages)|mint\/currency)\.ts$/,
  /evm\/src\/generated\/(batchReader|(dropErc1155|openEdition)\/abi)\.ts$/,
  /src\/mint-page\/evm\/(ui\/(Drop|EvmMintPage)|model\/(EvmNetworkProvider|evmContext|useDrop)|lib\/(currencyKey|dropFacts|storageKeys))\.tsx?$/,
]

/** Creates a bundle of modules. */
function fileOf(name: string, modules: readonly RegExp[]) {
  return { name, test: (id: string) => modules.some((part) => part.test(id)) }
}

/** Modules that begin a page, which no other page may load. */
const IS_ENTRY = /\.html$|\/main\.tsx$/

/** A build's pages. */
interface Pages {
  input: Record<string, string>
  /** Modules that are loaded together, by file. */
  groups: Rolldown.CodeSplittingGroup[]
  /** False = none. */
  manifest: string | false
}

/**
 * The console, and the mint page on its own: minters load nothing that only the console uses. The sign-in page is part
 * of the command, which serves it on the creator's machine.
 */
const PAGES: Record<'console' | 'mint' | 'sign-in', Pages> = {
  console: {
    input: {
      index: file('index.html'),
      // A page that shows all components, for tests: never published.
      ...(process.env.MINTLINE_GALLERY && { gallery: file('gallery.html') }),
    },
    // One file with all that the page needs at first: thirty small ones would each cost time on a slow connection.
    groups: [{ name: 'page', tags: ['$initial'], test: (id) => !IS_ENTRY.test(id) }],
    manifest: '.vite/manifest.json',
  },
  mint: {
    input: { mint: file('mint/index.html') },
    groups: [
      fileOf('page', OF_EVERY_CHAIN),
      fileOf('solana', OF_SOLANA),
      fileOf('evm', OF_EVM),
      // All chains' wallets check addresses with it.
      fileOf('base58', [
        /node_modules\/@scure\/base\//,
        /core\/src\/identifiers\/formats\/solana\.ts$/,
      ]),
      // All chains' wallets read item ids with it.
      fileOf('identifiers', [
        /core\/src\/identifiers\/(aptosAddress|compositeIdentifier|formats\/aptos)\.ts$/,
        // Names come with their wallets.
        /core\/src\/(identifiers\/nameRegistry|errors\/address(Error|Messages))\.ts$/,
        /src\/mint-page\/(model\/useNames|lib\/mintTo)\.ts$/,
        /@tanstack\/react-query\/build\/modern\/queryOptions\.js$/,
      ]),
    ],
    manifest: '.vite/mint.json',
  },
  'sign-in': {
    input: { index: file('sign-in/index.html') },
    groups: [{ name: 'page', test: (id) => !IS_ENTRY.test(id) }],
    manifest: false,
  },
}

export default defineConfig(({ mode }) => {
  const pages = mode === 'mint' || mode === 'sign-in' ? mode : 'console'
  const { input, groups, manifest } = PAGES[pages]
  const isSignIn = pages === 'sign-in'
  // The console is built first, and the mint page beside it.
  const isFirst = pages === 'console'
  const ofPackages = notices(pages === 'mint' ? 'mint' : '', { hasSourceMaps: !isSignIn })
  return {
    root: file(isSignIn ? 'sign-in' : '.'),
    // Relative, so that the build works from any folder on any host.
    base: './',
    // The console's.
    publicDir: isSignIn ? false : file('public'),
    plugins: [
      react(),
      tailwindcss(),
      // The command sends a stricter policy, and its page follows the system's theme.
      ...(isSignIn ? [] : [contentSecurityPolicy(), pageScripts({ emits: isFirst })]),
      ofPackages.pages,
    ],
    resolve: {
      // This workspace's packages by their sources.
      conditions: ['@mintline/source', ...defaultClientConditions],
    },
    server: { host: '127.0.0.1' },
    build: {
      target: 'es2023',
      // As Tailwind supports. Fallbacks for older ones would double the colours.
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      emptyOutDir: pages !== 'mint',
      // The command's package has the sources of none of its pages.
      sourcemap: !isSignIn,
      // All target browsers preload modules by themselves.
      modulePreload: { polyfill: false },
      // Lists a page's first files: the mint page has a limit.
      manifest,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups,
          },
        },
        input,
      },
    },
    worker: { format: 'es', plugins: () => [ofPackages.workers()] },
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'scripts/**/*.test.ts'],
      exclude: configDefaults.exclude,
      setupFiles: ['./build/testSetup.ts'],
      // Files share their modules and a page: loading both anew for each took nine tenths of the time.
      isolate: false,
      // A busy machine is slow, not wrong.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 120_000 } },
      // Libraries outside the transformation use Node's, and recognize no other.
      alias: { buffer: 'node:buffer' },
      // Times on pages depend on the zone.
      env: { TZ: 'Europe/Berlin' },
    },
  }
})
