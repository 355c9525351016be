/** Where the development server tells what is wrong with the data: one line for each problem, and nothing when they are sound. */
export const DATA_PROBLEMS = '/___data-problems'
