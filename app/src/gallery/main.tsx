import '../styles.css'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
// Separate, since all that a page in a build imports is bundled with the console's first load.
if (root) void import('./Gallery.tsx').then(({ Gallery }) => createRoot(root).render(<Gallery />))
