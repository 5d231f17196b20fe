// The trip a page is about, for its parts.
import { useLoaderData } from 'react-router'
import type { loader } from './detail.page.tsx'

export const useTrip = () => useLoaderData<typeof loader>()
