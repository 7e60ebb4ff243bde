import { LayoutGrid, Settings } from 'lucide-react'

/** Pages that are always one press away. */
export const NAVIGATION = [
  { to: '/', label: 'Collections', icon: LayoutGrid },
  { to: '/settings', label: 'Settings', icon: Settings },
] as const
