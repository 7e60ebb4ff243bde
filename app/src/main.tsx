import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { networkIds } from '#entities/cluster/lib/cluster.ts'
import { loadRuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { loadIndexers } from '#entities/indexer/lib/indexers.ts'
import { chooseGateway, gatewayProblem } from '#entities/metadata/lib/pictureUrl.ts'
import { settingsStore } from '#entities/settings/settings.ts'
import { createAppRouter } from '#pages/router.tsx'
import { chooseDateStyle } from '#shared/lib/dateStyle.ts'
import { createQueryClient } from '#shared/lib/queryClient.ts'
import { applyTheme } from '#shared/lib/theme.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element to draw into.')
  followSettings()
  const config = await loadRuntimeConfig('./mintline.json', networkIds())
  chooseGateway(config.ipfs)
  const problem = gatewayProblem(config.ipfs)
  if (problem) console.warn(`mintline.json: ${problem}`)
  const router = createAppRouter(config, loadIndexers(config))
  // The router itself subscribes, with the same function, once it is mounted: an address may change before.
  router.history.subscribe(router.load)
  await router.load()
  // Not in strict mode: under it, the Wallet Standard adapters (1.1.5) unhook the wallets they found.
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  // In short tasks, so that a slow phone answers meanwhile.
  startTransition(() => createRoot(root).render(page))
}

void start()

/** Applies the chosen theme and date style, also when they change in another tab. Call once, before rendering. */
function followSettings(): void {
  const follow = () => {
    const { theme, dates } = settingsStore.get()
    applyTheme(theme)
    chooseDateStyle(dates)
  }
  follow()
  settingsStore.subscribe(follow)
}
