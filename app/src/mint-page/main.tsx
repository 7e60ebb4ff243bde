import '../styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { clustersFrom } from '#entities/cluster/lib/cluster.ts'
import { loadRuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { chooseDateStyle } from '#shared/lib/dateStyle.ts'
import { createQueryClient } from '#shared/lib/queryClient.ts'
import { storedSettings } from './lib/storedSettings.ts'
import { MintPage } from './ui/MintPage.tsx'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element to draw into.')
  const settings = storedSettings()
  const { customUrl, dates } = settings
  chooseDateStyle(dates)
  // In the console's folder, one above.
  const config = await loadRuntimeConfig('../mintline.json')
  const [first, ...others] = clustersFrom({ ...config, customUrl })
  if (!first) throw new Error('There is no cluster to choose from.')
  // Not in strict mode: under it, the Wallet Standard adapters (1.1.5) unhook the wallets they found.
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <MintPage clusters={[first, ...others]} settings={settings} />
    </QueryClientProvider>,
  )
}

void start()
