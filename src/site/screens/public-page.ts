/** The script of the pages that the server draws. They work without it; it makes them more comfortable. */
import '../pages/public-page.css'
