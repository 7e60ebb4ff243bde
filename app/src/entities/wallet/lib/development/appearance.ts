import type { WalletIcon } from '@wallet-standard/base'

/** The development wallet's name. */
export const DEVELOPMENT_WALLET = 'Development wallet'

/** Angle brackets on mint. */
export const DEVELOPMENT_WALLET_ICON: WalletIcon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIiByeD0iOCIgZmlsbD0iIzBkNmI1MSIvPjxwYXRoIGQ9Im0xMSAxMS01IDUgNSA1bTEwLTEwIDUgNS01IDUiIGZpbGw9Im5vbmUiIHN0cm9rZT0iIzdkZjBjNiIgc3Ryb2tlLXdpZHRoPSIyLjYiIHN0cm9rZS1saW5lY2FwPSJyb3VuZCIgc3Ryb2tlLWxpbmVqb2luPSJyb3VuZCIvPjwvc3ZnPg=='
