// Separate, so that the page shows a drop before it loads the explorers for all networks.

export { evmExplorerUrl } from '@mintline/core/networks'
