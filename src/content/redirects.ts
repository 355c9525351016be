/** Old addresses that lead on to a page (301). */
export const redirects = [{ from: '/doors/french', to: '/doors/upvc-french' }]
