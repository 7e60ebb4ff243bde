import { mintPageUrl } from '@mintline/core'
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Link,
  lazyRouteComponent,
  retainSearchParams,
} from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { Indexers } from '#entities/indexer/lib/indexers.ts'
import { z } from '#shared/lib/zod.ts'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { HomePage } from './HomePage.tsx'
import { RootLayout } from './shell/RootLayout.tsx'

/** Accepts any address, so that the page always opens. */
const ROOT_SEARCH = z.object({
  cluster: z.catch(z.optional(z.string()), undefined),
  /** Set by `npm start` when it opens the console. */
  wallet: z.catch(z.optional(z.literal('development')), undefined),
})
/** URL at which a merkle list's proofs are published. */
const MINT_SEARCH = z.object({ proofs: z.catch(z.optional(z.string()), undefined) })
/** Number of the phase, from 1, whose list is open; default: the first with a list. */
const ALLOWLISTS_SEARCH = z.object({
  phase: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(256))), undefined),
})

/** A value that the page itself checks, so that it can explain problems. */
const UNCHECKED = z.catch(z.optional(z.union([z.string(), z.number()])), undefined)
/** The items page's open item, filters and page number. */
const ITEMS_SEARCH = z.object({
  page: UNCHECKED,
  item: UNCHECKED,
  find: UNCHECKED,
  owner: UNCHECKED,
  view: UNCHECKED,
})

/** Pages and their addresses, after the # so that any host can serve them. All but the first are lazy. */
export function createAppRouter(config: RuntimeConfig, indexers: Indexers) {
  const rootRoute = createRootRoute({
    validateSearch: ROOT_SEARCH,
    search: { middlewares: [retainSearchParams(['cluster'])] },
    component: () => <RootLayout config={config} indexers={indexers} />,
    notFoundComponent: NotFoundPage,
  })
  const homeRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: HomePage,
  })
  const sellRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/sell',
    component: lazyRouteComponent(() => import('./SellPage.tsx'), 'SellPage'),
  })
  const dropRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/drops/$drop',
    component: lazyRouteComponent(() => import('./DropPage.tsx'), 'DropPage'),
  })
  const deployRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/deploy',
    component: lazyRouteComponent(() => import('./DeployPage.tsx'), 'DeployPage'),
  })
  const transactionsRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/transactions',
    component: lazyRouteComponent(() => import('./TransactionsPage.tsx'), 'TransactionsPage'),
  })
  const settingsRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/settings',
    component: lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage'),
  })
  const mintRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/mint/$collection',
    validateSearch: MINT_SEARCH,
    component: function Mint() {
      const { collection } = mintRoute.useParams()
      const { proofs } = mintRoute.useSearch()
      return <MintPageRedirect collection={collection} proofs={proofs} />
    },
  })
  const collectionRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/collections/$collection',
    component: lazyRouteComponent(
      () => import('./collection/CollectionLayout.tsx'),
      'CollectionLayout',
    ),
  })
  const overviewRoute = createRoute({
    getParentRoute: () => collectionRoute,
    path: '/',
    component: lazyRouteComponent(() => import('./collection/OverviewPage.tsx'), 'OverviewPage'),
  })
  const phasesRoute = createRoute({
    getParentRoute: () => collectionRoute,
    path: '/phases',
    component: lazyRouteComponent(() => import('./collection/PhasesPage.tsx'), 'PhasesPage'),
  })
  const allowlistsRoute = createRoute({
    getParentRoute: () => collectionRoute,
    path: '/allowlists',
    validateSearch: ALLOWLISTS_SEARCH,
    component: lazyRouteComponent(
      () => import('./collection/AllowlistsPage.tsx'),
      'AllowlistsPage',
    ),
  })
  const itemsRoute = createRoute({
    getParentRoute: () => collectionRoute,
    path: '/items',
    validateSearch: ITEMS_SEARCH,
    component: lazyRouteComponent(() => import('./collection/ItemsPage.tsx'), 'ItemsPage'),
  })
  const collectionActivityRoute = createRoute({
    getParentRoute: () => collectionRoute,
    path: '/activity',
    component: lazyRouteComponent(
      () => import('./collection/CollectionActivityPage.tsx'),
      'CollectionActivityPage',
    ),
  })
  const holdersRoute = createRoute({
    getParentRoute: () => collectionRoute,
    path: '/holders',
    component: lazyRouteComponent(() => import('./collection/HoldersPage.tsx'), 'HoldersPage'),
  })
  const administrationRoute = createRoute({
    getParentRoute: () => collectionRoute,
    path: '/administration',
    component: lazyRouteComponent(
      () => import('./collection/AdministrationPage.tsx'),
      'AdministrationPage',
    ),
  })
  return createRouter({
    routeTree: rootRoute.addChildren([
      homeRoute,
      sellRoute,
      dropRoute,
      deployRoute,
      transactionsRoute,
      settingsRoute,
      mintRoute,
      collectionRoute.addChildren([
        overviewRoute,
        phasesRoute,
        allowlistsRoute,
        itemsRoute,
        collectionActivityRoute,
        holdersRoute,
        administrationRoute,
      ]),
    ]),
    history: createHashHistory(),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

interface MintPageRedirectProps {
  /** Symbol or address. */
  collection: string
  /** URL of the merkle proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** Redirects to the mint page, which is a separate document. */
function MintPageRedirect({ collection, proofs }: MintPageRedirectProps) {
  const { cluster } = useCluster()
  const url = mintPageUrl({ collection, cluster: cluster.id, proofs }, document.baseURI)
  useEffect(() => window.location.replace(url), [url])
  return null
}

/** Shown in place of a page that failed; the rest of the app keeps working. */
function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <PageTitle>Something went wrong</PageTitle>
      <h1>
        <VisuallyHidden>Something went wrong</VisuallyHidden>
      </h1>
      <div className="w-full">
        <ErrorCallout title="This page could not be shown" error={error} onRetry={reset} />
      </div>
      <Link to="/" className={buttonStyles()}>
        To your collections
      </Link>
    </div>
  )
}

/** Page for unknown addresses. */
function NotFoundPage() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <EmptyState
        isPage
        icon={<Compass />}
        title="There is no such page"
        actions={
          <Link to="/" className={buttonStyles({ variant: 'primary' })}>
            To your collections
          </Link>
        }
      >
        The link may be outdated or incomplete.
      </EmptyState>
    </>
  )
}
