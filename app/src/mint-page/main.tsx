import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { loadRuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { chooseGateway } from '#entities/metadata/lib/pictureUrl.ts'
import { chooseDateStyle } from '#shared/lib/dateStyle.ts'
import { createQueryClient } from '#shared/lib/queryClient.ts'
import { applyStoredTheme } from './lib/appliedTheme.ts'
import { mintKind } from './lib/mintKind.ts'
import { parseMintLink } from './lib/mintLink.ts'
import { storedSettings } from './lib/storedSettings.ts'
import { MintPage } from './MintPage.tsx'
import { mintPageQuery } from './mintPageQuery.ts'

async function start(): Promise<void> {
  applyStoredTheme()
  const root = document.getElementById('root') as HTMLElement
  const client = createQueryClient()
  const { drop, cluster } = parseMintLink(window.location.hash)
  // The host may have given any other name to a drop on any chain.
  if (cluster ?? drop?.includes(':')) void client.prefetchQuery(mintPageQuery(mintKind(drop)))
  const settings = storedSettings()
  chooseDateStyle(settings.dates)
  // In the console's folder, one above.
  const config = await loadRuntimeConfig('../mintline.json')
  chooseGateway(config.ipfs)
  // Not in strict mode: under it, the Wallet Standard adapters (1.1.5) unhook the wallets they found.
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <MintPage config={config} settings={settings} />
    </QueryClientProvider>,
  )
}

void start()
