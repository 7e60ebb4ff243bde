import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx'

function editor(guard: { isDirty: boolean; isOfNetwork?: boolean }) {
  const rootRoute = createRootRoute({ component: Outlet })
  const edit = createRoute({
    getParentRoute: () => rootRoute,
    path: '/edit',
    component: () => (
      <>
        <p>Editing</p>
        <UnsavedChangesGuard {...guard} />
      </>
    ),
  })
  const away = createRoute({
    getParentRoute: () => rootRoute,
    path: '/away',
    component: () => <p>Away</p>,
  })
  const history = createMemoryHistory({ initialEntries: ['/edit?cluster=here'] })
  const router = createRouter({ routeTree: rootRoute.addChildren([edit, away]), history })
  // The app's router is registered with its own pages; these are others.
  render(<RouterProvider<typeof router> router={router} />)
  return { leave: () => history.push('/away'), history }
}

describe('UnsavedChangesGuard', () => {
  it('asks before changes are left, and stays or leaves as chosen', async () => {
    const { leave } = editor({ isDirty: true })
    await screen.findByText('Editing')

    leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.getByText('Editing')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

    leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('Away')).toBeTruthy()
  })

  it('asks before a change of the network that the changes are for', async () => {
    const { history } = editor({ isDirty: true })
    await screen.findByText('Editing')

    history.push('/edit?cluster=there')
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(history.location.search).toBe('?cluster=here')

    history.push('/edit?cluster=here&phase=1')
    await waitFor(() => expect(history.location.search).toBe('?cluster=here&phase=1'))
  })

  it('does not ask about networks if the changes are for any', async () => {
    const { history } = editor({ isDirty: true, isOfNetwork: false })
    await screen.findByText('Editing')
    history.push('/edit?cluster=there')
    await waitFor(() => expect(history.location.search).toBe('?cluster=there'))
  })

  it('does not ask without changes', async () => {
    const { leave } = editor({ isDirty: false })
    await screen.findByText('Editing')
    leave()
    expect(await screen.findByText('Away')).toBeTruthy()
  })
})
