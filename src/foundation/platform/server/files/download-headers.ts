interface Download {
  contentType: string
  name: string
  sizeBytes: number
  /** Whether the browser may show it instead of saving it. */
  shown: boolean
}

/** Prevents an upload from running as a page of this site, from type sniffing, and from caching. */
export function downloadHeaders({
  contentType,
  name,
  sizeBytes,
  shown,
}: Download): Record<string, string | number> {
  const disposition = shown ? 'inline' : 'attachment'
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return {
    'content-type': contentType,
    'content-length': sizeBytes,
    'content-disposition': `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}
