import { useQuery, type QueryFunction, type QueryKey } from '@tanstack/react-query'

/**
 * The row that a window opens with, asked of the server each time it opens: the cache may still
 * hold the row from before the person's last save. Until the answer is there, `data` is undefined.
 */
export function useOpeningQuery<Data, Key extends QueryKey>(options: {
  queryKey: Key
  queryFn: QueryFunction<Data, Key>
  enabled?: boolean
}) {
  const query = useQuery({ ...options, refetchOnMount: 'always' })
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
}
