import '../styles.css'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
// Apart, as all that a page of a build imports is in one file with what the console loads at first.
if (root) void import('./Gallery.tsx').then(({ Gallery }) => createRoot(root).render(<Gallery />))
