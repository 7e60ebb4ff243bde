import { Outlet, useRouterState } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'

/**
 * The open page of a collection. A change of pages shows in the navigation at once, and the page is drawn after that, in
 * parts that leave room for what people do: the router alone would draw both in one go.
 */
export function OpenPage() {
  const opened = useRouterState({ select: ({ matches }) => matches.at(-1)?.id })
  const [drawn, setDrawn] = useState(opened)
  useEffect(() => startTransition(() => setDrawn(opened)), [opened])
  // As tall as the window, so that the page does not jump.
  return drawn === opened ? <Outlet /> : <div aria-busy="true" className="min-h-dvh" />
}
