import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from '#routes/router.tsx'
import { loadRuntimeConfig } from '#shared/config/runtimeConfig.ts'
import { createQueryClient } from '#shared/lib/queryClient.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element to draw into.')
  const router = createAppRouter(await loadRuntimeConfig())
  // Not in strict mode: under it, the Wallet Standard adapters (1.1.5) unhook the wallets they found.
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

void start()
