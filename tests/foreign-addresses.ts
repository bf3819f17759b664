/** Addresses that would lead somewhere else if anything took them at their word. None is a page of ours to go to. */
export const foreignAddresses = [
  'https://evil.example', 'http://evil.example/dashboard', 'HTTPS://EVIL.EXAMPLE', 'https:evil.example', 'https:/evil.example', 'https:///evil.example',
  'https:\\\\evil.example', 'https:/\\evil.example', '//evil.example', '///evil.example', '////evil.example', '//evil.example/dashboard', '//evil.example:443/dashboard',
  '/\\evil.example', '\\/evil.example', '\\\\evil.example', '\\\\\\evil.example', '/\\/evil.example', '//\\evil.example', '/\\\\evil.example',
  '/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '\t//evil.example', ' //evil.example', '\u00A0//evil.example', '/ /evil.example',
  '/%09/evil.example', '/%0a/evil.example', '/%0d%0aLocation:%20https://evil.example', '/dashboard\r\nLocation: https://evil.example', '/%2f%2fevil.example', '/%2f/evil.example',
  '/%5cevil.example', '/%5c%5cevil.example', '%2f%2fevil.example', '/.//evil.example', '/..//evil.example', '/./\\evil.example', '/dashboard/..//evil.example',
  '/dashboard/../..//evil.example', '/dashboard/%2e%2e//evil.example', '/dashboard/.%2e/%2e./evil.example', '/dashboard\\..\\..\\evil.example', '/dashboard/../login',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'javascript://evil.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'file:///etc/passwd', 'blob:https://evil.example/1', 'view-source:https://evil.example', 'mailto:a@evil.example',
  'https://localhost@evil.example', 'https://localhost:3000@evil.example/dashboard', '//localhost@evil.example', '/@evil.example', '@evil.example', '//user:password@evil.example',
  'https://evil.example#/dashboard', 'https://evil.example?/dashboard', 'https://localhost.evil.example', 'https://evil.example/https://localhost/dashboard', '//evil%E3%80%82example',
  '/\uFF0Fevil.example', '\uFF0F\uFF0Fevil.example', '/\u2215evil.example', '/\u2044/evil.example', '/\uFF3Cevil.example', '//evil\u3002example', '//\u24D4vil.example',
  '//0x7f000001', '//2130706433', '//[::1]', '//[::ffff:7f00:1]/', '///', '//', '/\\', '', '.', '..', 'dashboard', '?next=//evil.example', '#//evil.example', ';//evil.example',
  '/dashboard\0', '/dashboard\0//evil.example', '/dashboard\u0085', `/dashboard/${'x'.repeat(2000)}`, '/dashboards', '/dashboard@evil.example', '/dashboard.evil.example', '/admin/login',
]
