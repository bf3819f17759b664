/**
 * All routes besides the procedures, as the source registers them. plain-routes.test.ts and
 * file-routes.test.ts try each as every kind of person.
 */
export const plainRoutes = [
  "get '/'",
  "get '/admin/preview/:versionId'",
  "get '/avatars/:avatarId'",
  "get '/chats/attachments/:attachmentId'",
  "get '/healthz'",
  "get '/how-figures-are-made'",
  "get '/index.html'",
  "get '/kit'",
  "get '/live'",
  "get '/mailbox'",
  "get '/manifest.webmanifest'",
  "get '/oversight/exports/:exportId'",
  "get '/privacy/export'",
  "get '/privacy'",
  "get '/readyz'",
  "get '/receipt-key.pem'",
  "get '/robots.txt'",
  "get '/site/live'",
  "get '/sitemap.xml'",
  "get '/social/:provider'",
  "get '/social/:provider/callback'",
  "get '/statements/:month/:format'",
  "get '/terms'",
  "get '/worker.js'",
  "post '/avatars'",
  "post '/logout'",
  "post '/chats/:chatId/attachments'",
  "all '/rpc/*'",
]
