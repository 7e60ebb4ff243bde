import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  retainSearchParams,
} from '@tanstack/react-router'
import { z } from 'zod'
import type { RuntimeConfig } from '#shared/config/runtimeConfig.ts'
import { CollectionPage } from './collection/CollectionPage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { SettingsPage } from './settings/SettingsPage.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { RootLayout } from './shell/RootLayout.tsx'

/** Whatever somebody writes into an address, the page opens. */
const ROOT_SEARCH = z.object({ cluster: z.string().optional().catch(undefined) })

/** Pages and their addresses, after the #: any host can serve them. */
export function createAppRouter(config: RuntimeConfig) {
  const rootRoute = createRootRoute({
    validateSearch: ROOT_SEARCH,
    search: { middlewares: [retainSearchParams(['cluster'])] },
    component: () => <RootLayout config={config} />,
    notFoundComponent: NotFoundPage,
  })
  const homeRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: HomePage,
  })
  const collectionRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/collections/$collection',
    component: function Collection() {
      const { collection } = collectionRoute.useParams()
      return <CollectionPage collection={collection} />
    },
  })
  const settingsRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/settings',
    component: SettingsPage,
  })
  return createRouter({
    routeTree: rootRoute.addChildren([homeRoute, collectionRoute, settingsRoute]),
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
