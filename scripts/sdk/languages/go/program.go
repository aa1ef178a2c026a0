// Uses the client that openapi-generator makes for Go.
package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"

	cms "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func main() {
	origin, password, word := os.Args[1], os.Args[2], strings.ToLower(rand.Text())
	configuration := cms.NewConfiguration()
	configuration.Servers = cms.ServerConfigurations{{URL: origin}}
	client := cms.NewAPIClient(configuration)
	login := *cms.NewLoginRequest("admin", password)
	tokens, _, err := client.AuthenticationAPI.Login(context.Background()).LoginRequest(login).Execute()
	must(err)
	ctx := context.WithValue(context.Background(), cms.ContextAccessToken, tokens.Data.AccessToken)
	fmt.Println("signed in")

	var price float64
	for _, name := range []string{"Mug", "Cup", "Jug"} {
		product := *cms.NewProductCreate(name+" "+word, 1234567.8912)
		request := client.ProductsAPI.CreateProduct(ctx).ProductCreate(product).IdempotencyKey(name + "-" + word)
		created, _, err := request.Execute()
		must(err)
		price = created.Data.Price
	}
	fmt.Println("price", strconv.FormatFloat(price, 'f', -1, 64))

	names, pages, cursor := []string{}, 0, ""
	for pages == 0 || cursor != "" {
		request := client.ProductsAPI.ListProducts(ctx).Limit(2).Q(word).Sort(cms.PRODUCT_NAME_ASC)
		if cursor != "" {
			request = request.Cursor(cursor)
		}
		page, response, err := request.Execute()
		must(err)
		for _, product := range page.Data {
			names = append(names, strings.Fields(product.Name)[0])
		}
		pages++
		cursor = response.Header.Get("X-Next-Cursor")
	}
	fmt.Println("products", strings.Join(names, ", "), "on", pages, "pages")

	// of a part, the client reads the answer only as what may be there: its body, and the model of the part
	fields := []cms.ProductField{cms.PRODUCT_FIELD_VERSION}
	_, response, _ := client.ProductsAPI.ListProducts(ctx).Q(word).Fields(fields).Execute()
	var part cms.PartialProductListResponse
	must(json.NewDecoder(response.Body).Decode(&part))
	last := part.Data[0]
	change := *cms.NewProductUpdate()
	change.SetSkuNil()
	update := client.ProductsAPI.UpdateProduct(ctx, last.Id).ProductUpdate(change)
	_, _, err = update.IfMatch(fmt.Sprintf("%q", fmt.Sprint(*last.Version))).Execute()
	must(err)

	user := *cms.NewUserCreate(word, rand.Text(), "editor")
	created, _, err := client.UsersAPI.CreateUser(ctx).UserCreate(user).Execute()
	must(err)
	fmt.Println("user", created.Data.Username == word)

	picture, err := os.Open(os.Args[3])
	must(err)
	uploaded, _, err := client.MediaAPI.CreateMedia(ctx).File(picture).Execute()
	must(err)
	stored, _, err := client.MediaAPI.GetMedia(ctx, uploaded.Data.Id).Execute()
	must(err)
	fmt.Println("file", isEqual(origin+*stored.Data.OriginalUrl, os.Args[3]))

	blank := *cms.NewProductCreate(" ", 1)
	_, response, err = client.ProductsAPI.CreateProduct(ctx).ProductCreate(blank).Execute()
	var refusal *cms.GenericOpenAPIError
	if errors.As(err, &refusal) {
		told := refusal.Model().(cms.ErrorResponse)
		fmt.Println("refused", response.StatusCode, told.Data.Code, told.Message)
	}
}

// isEqual tells whether an address has the bytes of a file.
func isEqual(address, path string) bool {
	response, err := http.Get(address)
	must(err)
	defer response.Body.Close()
	original, err := io.ReadAll(response.Body)
	must(err)
	file, err := os.ReadFile(path)
	must(err)
	return bytes.Equal(original, file)
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
