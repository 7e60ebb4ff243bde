import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { pageScripts } from './build/pageScripts.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Modules that every page loads at first: one file, which compresses better than twenty and is shared by all pages. */
const OF_EVERY_PAGE = [
  /node_modules\/(react|react-dom|scheduler|clsx|class-variance-authority|is-network-error|p-retry)\//,
  /node_modules\/@tanstack\/query-core\/.*\/(environmentManager|focusManager|infiniteQueryBehavior|mutation|mutationCache|notifyManager|onlineManager|query|queryCache|queryClient|queryObserver|removable|retryer|subscribable|timeoutManager|utils)\.js$/,
  /node_modules\/@tanstack\/react-query\/.*\/(IsRestoringProvider|QueryClientProvider|QueryErrorResetBoundary|errorBoundaryUtils|suspense|useBaseQuery|useQuery)\.js$/,
  /lucide-react\/dist\/esm\/((Icon|context|createLucideIcon)\.mjs|shared\/|icons\/(circle-check|circle-exclamation-point|external-link|image|info|loader-circle|triangle-exclamation-point|wallet)\.mjs)/,
  /core\/src\/(phaseNumber|(errors|node)\/[^/]+)\.ts$/,
  /core\/src\/(amounts\/(formatAmount|formatUnits|inCoin)|async\/(clock|retry|retryFailedToFetch|untilAborted|withTimeout)|identifiers\/(identifier|refusals)|mint\/(basisPoints|platformFee|price|quantity))\.ts$/,
  /core\/src\/metadata\/(dataUri|fetchItemMetadata|itemMetadata|limits|parseJson|readResource|readUrl|resourceUrl)\.ts$/,
  /core\/src\/networks\/(isOnThisMachine|rpcUrl|sameChain|list\/(aptos|eclipse|solana))\.ts$/,
  /src\/entities\/cluster\/(lib\/(customUrl|nodeProblem|nodeUrls|nodes|runtimeConfig|watchedFetch)|model\/useNodeAnswer|ui\/ClusterDot)\.tsx?$/,
  /src\/entities\/(collection\/lib\/(dropStatuses|supplyText)|metadata\/(ui\/(ItemPicture|MetadataDescription|PictureFrame|SiteLink)|lib\/(pictureUrl|contentUrl|mayLoad|siteUrl))|phase\/lib\/phase(Names|PriceText))\.tsx?$/,
  /src\/shared\/lib\/(amountText|browserStorage|cn|dateStyle|dateTimeText|decimal|errorText|loadFailure|parsed|plainText|queryClient|record|shareLink|shortAddress|useCopy)\.ts$/,
  /src\/shared\/ui\/(Badge|Button|Callout|ErrorCallout|LiveRegion|Logo|PageTitle|Skeleton|Spinner|TextLink|UntrustedText|VisuallyHidden|buttonStyles|textLinkStyles|tones)\.tsx?$/,
]

/** Modules that the mint page loads at first on all chains, besides those. */
const OF_MINT_PAGES = [
  /node_modules\/dequal\//,
  /src\/mint-page\/(MintPage|mintPageQuery)\.tsx?$/,
  /src\/mint-page\/lib\/(closedText|countdown|mintKind|mintLink|openMintKey|ownPage|phaseLimits|priceSplit|sinceChange|storedSettings|storedWallet|untilNextRead|whenIdle)\.ts$/,
  /src\/mint-page\/model\/(mintNetworkContext|useChainNow|useFocusOnMount|useMintLink|usePostedHeight|useWalletPanel)\.ts$/,
  /src\/mint-page\/ui\/(ActionPanel|AmountLine|ConnectButton|Countdown|CurrentPrice|Drop[A-Z][A-Za-z]+|LinkedNodes|MintFrame|NetworkBadge|NodeNotice|PhaseList|PhaseTime|PriceBlock|Problem|ShareButton|SupplyBar)\.tsx$/,
]

/** Modules that the console and the mint page on Solana load at first, besides those. */
const OF_SOLANA = [
  // Not the copies of other versions inside of packages.
  /(?<!node_modules\/.*)node_modules\/@solana\/(addresses|codecs-core|codecs-data-structures|codecs-numbers|codecs-strings|errors|options)\//,
  /clients\/solana\/node_modules\/@noble\/hashes\/(_md|_u64|sha2|utils)\.js$/,
  /solana\/src\/(addressCodec|addresses|byteLength|limits)\.ts$/,
  /solana\/src\/errors\/(catalogue|collectionMessages|mintMessages|solanaClientError|transactionMessages)\.ts$/,
  /solana\/src\/generated\/kit\/editions\/(accounts\/editionsDeployment|pdas\/(editionsDeployment|hashlist|tokenAccount))\.ts$/,
  /solana\/src\/generated\/kit\/editionsControls\/(accounts\/editionsControls|pdas\/[A-Za-z]+|types\/(phase|phaseType|platformFeeRecipient))\.ts$/,
  /solana\/src\/pda\/(deriveAddress|derivedAddresses|isOnCurve|kitAddress)\.ts$/,
  /solana\/src\/reads\/(assembleCollectionInfo|deploymentCandidates|fetchAccounts|fetchChainTime|findDeployment|groupMetadata|phaseStatus|tokenAccounts|tokenMint|records\/(clock|decodeRecord|editionPhase|editionsControls|editionsDeployment))\.ts$/,
  /solana\/src\/rpc\/(answers|fallbackFetch|readConnection|rpcReadConnection|storedAccount)\.ts$/,
  /core\/src\/(identifiers\/solana\/solanaAddress|networks\/networkByGenesisHash)\.ts$/,
  /src\/entities\/(cluster\/(lib\/(chooseCluster|cluster|clusterFetch|identity)|model\/useNode)|collection\/lib\/dropStatus)\.ts$/,
]

/** A file of modules. */
function fileOf(name: string, modules: readonly RegExp[]) {
  return { name, test: (id: string) => modules.some((part) => part.test(id)) }
}

export default defineConfig({
  root: file('.'),
  // Relative, so that the build works from any folder of any host.
  base: './',
  plugins: [react(), tailwindcss(), contentSecurityPolicy(), pageScripts()],
  resolve: {
    // Packages of this workspace by their sources.
    conditions: ['@mintline/source', ...defaultClientConditions],
  },
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2023',
    sourcemap: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // Says which files a page loads at first: there is a limit for the mint page.
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            fileOf('page', OF_EVERY_PAGE),
            fileOf('mint', OF_MINT_PAGES),
            fileOf('solana', OF_SOLANA),
          ],
        },
      },
      input: {
        index: file('index.html'),
        mint: file('mint/index.html'),
        // A page of all components to look at, for tests: never published.
        ...(process.env.MINTLINE_GALLERY && { gallery: file('gallery.html') }),
      },
    },
  },
  worker: { format: 'es' },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: configDefaults.exclude,
    setupFiles: ['./build/testSetup.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Libraries outside of the transformation use Node's, and know no other for one of theirs.
    alias: { buffer: 'node:buffer' },
    // Times on pages depend on the zone.
    env: { TZ: 'Europe/Berlin' },
  },
})
