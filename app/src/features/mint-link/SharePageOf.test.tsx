import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'
import { SharePageOf } from './SharePageOf.tsx'

const IMAGE = 'https://pictures.example/dawn.png'

function show(document: object): void {
  const uri = `data:application/json,${encodeURIComponent(JSON.stringify(document))}`
  const metadata = { collectionBaseName: 'Dawn Chorus', collectionBaseUri: uri }
  const collection = { symbol: 'DAWN', editions: 'address', metadata } as never
  const target = { collection: 'address', cluster: 'solana' }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <SharePageOf collection={collection} target={target} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
}

describe('SharePageOf', () => {
  beforeEach(() => {
    vi.spyOn(document, 'baseURI', 'get').mockReturnValue('https://drops.example/')
  })
  afterEach(() => vi.restoreAllMocks())

  it('saves a page with title, text and picture that leads to the mint page', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    show({ name: 'Dawn', description: 'First <light>', image: IMAGE })
    await screen.findByText('First <light>')
    expect(screen.queryByText(/apps/)).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Download page' }))
    const [[blob] = []] = saved.mock.calls
    const html = await new Response(blob as Blob).text()
    expect(html).toContain('<meta property="og:title" content="Dawn Chorus" />')
    expect(html).toContain('<meta property="og:description" content="First &lt;light&gt;" />')
    expect(html).toContain(`<meta property="og:image" content="${IMAGE}" />`)
    expect(html).toContain('/mint/#/address?cluster=solana')
  })

  it('says so where apps cannot load the picture, and does without', async () => {
    show({ name: 'Dawn', image: 'data:image/png;base64,AA' })
    await screen.findByText('The picture is not at an https address, so apps cannot show it.')
    expect(screen.queryByRole('img')).toBeNull()
  })
})
