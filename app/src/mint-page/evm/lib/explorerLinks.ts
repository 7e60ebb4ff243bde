// Apart, so that the page shows a drop before it loads the explorers of all networks.

export { evmExplorerUrl } from '@mintline/core/networks'
