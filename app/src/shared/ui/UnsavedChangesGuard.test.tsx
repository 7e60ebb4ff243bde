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

function editor({ isDirty }: { isDirty: boolean }) {
  const rootRoute = createRootRoute({ component: Outlet })
  const edit = createRoute({
    getParentRoute: () => rootRoute,
    path: '/edit',
    component: () => (
      <>
        <p>Editing</p>
        <UnsavedChangesGuard isDirty={isDirty} />
      </>
    ),
  })
  const away = createRoute({
    getParentRoute: () => rootRoute,
    path: '/away',
    component: () => <p>Away</p>,
  })
  const history = createMemoryHistory({ initialEntries: ['/edit'] })
  const router = createRouter({ routeTree: rootRoute.addChildren([edit, away]), history })
  // The app's router is registered with its own pages; these are others.
  render(<RouterProvider<typeof router> router={router} />)
  return { leave: () => history.push('/away') }
}

describe('UnsavedChangesGuard', () => {
  it('asks before changes are left, and stays or leaves as told', async () => {
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

  it('does not ask where nothing was changed', async () => {
    const { leave } = editor({ isDirty: false })
    await screen.findByText('Editing')
    leave()
    expect(await screen.findByText('Away')).toBeTruthy()
  })
})
