import { Outlet, useRouterState } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * The open page of a collection. A change of pages shows in the navigation at once, and the page is drawn after that, in
 * parts that leave room for what people do: the router alone would draw it in one go.
 */
export function OpenPage() {
  const opened = useRouterState({ select: ({ matches }) => matches.at(-1)?.id })
  const drawn = useDeferredValue(opened)
  // As tall as the window, so that the page does not jump.
  return drawn === opened ? <Outlet /> : <div aria-busy="true" className="min-h-dvh" />
}
